import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '#src/lib/browser/copy-text.ts'
import { Button } from './Button.tsx'
import { toast } from './feedback/toast.ts'

interface CopyButtonProps {
  text: string
  /** Text after copying. */
  done: string
  /** Heading of the prompt when the browser refuses to copy. */
  prompt: string
  children: ReactNode
  wide?: boolean
  /** Small and without a frame, in a row of such buttons. */
  quiet?: boolean
  onCopied?: (() => void) | undefined
}

/** Copies a text and confirms it for two seconds. */
export const CopyButton = ({ text, done, prompt, children, wide, quiet, onCopied }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    if (!(await copyText(text, prompt))) return
    setCopied(true)
    onCopied?.()
    toast.success(done)
  }
  return (
    <Button
      variant={quiet ? 'quiet' : 'secondary'}
      size={quiet ? 'small' : 'normal'}
      wide={wide ?? false}
      icon={copied ? <Check aria-hidden="true" className="text-positive" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {children}
    </Button>
  )
}
