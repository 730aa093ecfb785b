import { exportProducts } from '#contract/products/products.endpoints.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { download } from '#src/lib/api/download.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as say from './words.ts'

/** Downloads all products as a CSV file. */
export const saveProducts = (): void =>
  void download(exportProducts).catch((error) => toast.error(errorMessage(error, say.failedToDownload)))
