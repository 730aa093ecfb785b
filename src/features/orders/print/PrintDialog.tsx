import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { keepPaper, lastPaper, papers, paperWords } from './paper.ts'
import * as say from './words.ts'

interface PrintDialogProps {
  count: number
  onPrint: () => void
  onClose: () => void
}

/** Asks for the paper. The one chosen last is chosen already. */
export const PrintDialog = ({ count, onPrint, onClose }: PrintDialogProps) => {
  const [paper, setPaper] = useState(lastPaper)
  return (
    <Dialog
      title={say.printCounted(count)}
      onClose={onClose}
      footer={
        <Button
          icon={<Printer aria-hidden="true" />}
          onClick={() => {
            keepPaper(paper)
            onPrint()
          }}
        >
          {say.print}
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{say.paper}</legend>
        {papers.map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-line px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="paper"
              className="size-4 accent-accent"
              checked={one === paper}
              onChange={() => setPaper(one)}
            />
            <span>
              <span className="block font-medium">{paperWords[one].name}</span>
              <span className="block text-muted text-sm">{paperWords[one].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
