import { House, Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { Button } from '#src/ui/Button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { LayoutError } from '../LayoutError.tsx'
import { PreviewFrames, type PreviewFramesHandle } from './PreviewFrames.tsx'
import { useLivePreview } from './use-live-preview.ts'

const screens = [
  { id: 'phone', label: 'Phone', width: 390, Icon: Smartphone },
  { id: 'desktop', label: 'Desktop', width: 1280, Icon: Monitor },
] as const

interface PreviewProps {
  layout: string
  customizations: Record<string, FieldValue>
  className?: string
}

/** The own store, with its own products, in a design that is not saved: at phone and desktop width, page by page. */
export const Preview = ({ layout, customizations, className }: PreviewProps) => {
  const frames = useRef<PreviewFramesHandle>(null)
  const [screen, setScreen] = useState<(typeof screens)[number]>(screens[0])
  const [path, setPath] = useState('')
  const { preview, retry } = useLivePreview(frames, { layout, customizations, path })
  return (
    <section aria-label="Preview" className={classNames('flex min-h-0 flex-col gap-3', className)}>
      <div className="flex items-center gap-2">
        <fieldset className="flex gap-1 rounded-xl border border-line bg-raised p-1">
          <legend className="sr-only">Screen of the preview</legend>
          {screens.map((option) => (
            <button
              key={option.id}
              type="button"
              aria-pressed={option === screen}
              onClick={() => setScreen(option)}
              className="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 font-medium text-muted text-sm transition-colors hover:text-text aria-pressed:bg-surface aria-pressed:text-text aria-pressed:shadow-card sm:min-h-9"
            >
              <option.Icon aria-hidden="true" className="size-4" />
              {option.label}
            </button>
          ))}
        </fieldset>
        {path !== '' && (
          <Button variant="quiet" size="small" icon={<House aria-hidden="true" />} onClick={() => setPath('')}>
            Home page
          </Button>
        )}
      </div>
      {preview.state === 'failed' && <LayoutError message={preview.message} onRetry={retry} />}
      <PreviewFrames
        handle={frames}
        width={screen.width}
        onFollow={setPath}
        className={classNames(
          'min-h-0 flex-1 rounded-xl border border-line',
          preview.state === 'loading' && 'skeleton',
        )}
      />
    </section>
  )
}
