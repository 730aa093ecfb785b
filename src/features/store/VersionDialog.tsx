import type { Publication } from '#contract/stores/publications.ts'
import { versionTime } from '#contract/stores/version-words.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useLookAtVersion, useRollback } from '../shared/publications.ts'
import * as say from './words.ts'

interface VersionDialogProps {
  version: Publication
  onClose: () => void
}

/** Shows an earlier version before it goes live again. */
export const VersionDialog = ({ version, onClose }: VersionDialogProps) => {
  const look = useLookAtVersion(version.version)
  const rollback = useRollback()
  return (
    <Dialog
      title={say.showThisAgainQuestion}
      description={say.seenUntilYourNextSave(versionTime(version.changed_at))}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say.keepCurrentVersion}
          </Button>
          <Button busy={rollback.isPending} onClick={() => rollback.mutate(version.version, { onSuccess: onClose })}>
            {say.showThisAgain}
          </Button>
        </>
      }
    >
      {look.data ? (
        <iframe
          src={look.data.url}
          title={say.yourShopAsItWas}
          sandbox="allow-same-origin"
          className="h-[min(60dvh,40rem)] w-full rounded-xl border border-line bg-white"
        />
      ) : look.isError ? (
        <ErrorState
          title={errorMessage(look.error, say.versionNotShown)}
          onRetry={() => void look.refetch()}
          busy={look.isFetching}
        />
      ) : (
        <Skeleton className="h-[min(60dvh,40rem)] rounded-xl" />
      )}
    </Dialog>
  )
}
