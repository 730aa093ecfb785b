import { cx } from 'class-variance-authority'
import { House, Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { useMedia } from '#src/lib/browser/use-media.ts'
import { Button } from '#src/ui/Button.tsx'
import { SegmentedControl } from '#src/ui/forms/SegmentedControl.tsx'
import * as common from '#src/ui/words.ts'
import { PreviewPane } from './PreviewPane.tsx'
import { createScrollTogether } from './scroll-together.ts'
import * as say from './words.ts'

const widths = { phone: 390, desktop: 1280 }

const screens = [
  { id: 'phone', name: say.phone, icon: <Smartphone aria-hidden="true" /> },
  { id: 'desktop', name: say.desktop, icon: <Monitor aria-hidden="true" /> },
] as const

const sides = [
  { id: 'now', name: say.now },
  { id: 'new', name: common.newLabel },
] as const

export interface PreviewedDesign {
  layout: string
  name: string
  customizations: Record<string, FieldValue>
}

interface PreviewProps {
  design: PreviewedDesign
  /** The live design, for comparison. */
  present?: PreviewedDesign | undefined
  className?: string
}

/**
 * The seller's own store in an unsaved design, at phone or desktop width.
 * Shows the live design beside it if there is room, else one or the other. Both scroll together.
 */
export const Preview = ({ design, present, className }: PreviewProps) => {
  const isWide = useMedia('(min-width: 64rem)')
  const [screen, setScreen] = useState<'phone' | 'desktop'>('phone')
  const [path, setPath] = useState('')
  const [side, setSide] = useState<'now' | 'new'>('new')
  // Renders the live design only when asked.
  const [asked, setAsked] = useState(false)
  const [together] = useState(createScrollTogether)
  const show = (next: string) => {
    together.toTop()
    setPath(next)
  }
  // A single page keeps its scroll position when its height changes.
  const pane = { width: widths[screen], onFollow: show, together: present && together }
  const isHidden = (which: typeof side) => present !== undefined && !isWide && side !== which
  return (
    <section aria-label={common.preview} className={cx('flex flex-col gap-3', className)}>
      <div className="flex items-center gap-2">
        {present && !isWide && (
          <SegmentedControl
            label={say.whichLayoutIsShown}
            choices={sides}
            value={side}
            onChange={(next) => {
              setSide(next)
              if (next === 'now') setAsked(true)
            }}
            className="flex-1"
          />
        )}
        <SegmentedControl label={say.screenOfPreview} choices={screens} value={screen} onChange={setScreen} />
        {path !== '' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={say.homePage}
            icon={<House aria-hidden="true" />}
            onClick={() => show('')}
          >
            <span className="max-sm:hidden">{say.homePage}</span>
          </Button>
        )}
      </div>
      <div className="flex min-h-0 flex-1 gap-4">
        {present && (isWide || asked) && (
          <PreviewPane
            {...pane}
            design={{ layout: present.layout, customizations: present.customizations, path }}
            title={say.yourStoreNow}
            heading={isWide ? say.nowNamed(present.name) : undefined}
            hidden={isHidden('now')}
          />
        )}
        <PreviewPane
          {...pane}
          design={{ layout: design.layout, customizations: design.customizations, path }}
          title={say.previewOfYourStore}
          heading={present && isWide ? say.newNamed(design.name) : undefined}
          hidden={isHidden('new')}
        />
      </div>
    </section>
  )
}
