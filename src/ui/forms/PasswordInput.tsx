import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '../Button.tsx'
import { TextInput } from './TextInput.tsx'
import * as say from './words.ts'

/** A password with a show button. */
export const PasswordInput = (props: Omit<ComponentProps<'input'>, 'type'>) => {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <TextInput
        dir="ltr"
        {...props}
        type={shown ? 'text' : 'password'}
        // Physical: the field runs from left to right, the button stands at the end of the page's line.
        className="pr-12 page-rtl:pr-3 page-rtl:pl-12"
      />
      <Button
        variant="quiet"
        size="icon"
        className="absolute inset-y-0 end-0"
        aria-label={shown ? say.hidePassword : say.showPassword}
        aria-pressed={shown}
        icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onClick={() => setShown(!shown)}
      />
    </span>
  )
}
