import { join } from 'node:path'
import type { Page } from 'playwright'

const FOLDER = process.env.TEST_PICTURES

/** Keeps a picture of a page to look at, if TEST_PICTURES names a folder: drawing one takes a tenth of a second. */
export const keepPicture = async (page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> => {
  if (FOLDER) await page.screenshot({ ...options, path: join(FOLDER, `${name}.png`) })
}
