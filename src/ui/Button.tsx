import { cva, cx, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'

const look = cva(
  'inline-flex select-none items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap no-underline transition-colors aria-disabled:cursor-not-allowed disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent shadow-card hover:bg-accent-strong',
        secondary: 'border border-line bg-surface text-text shadow-card hover:bg-raised',
        quiet: 'text-muted hover:bg-raised hover:text-text',
        danger: 'bg-negative text-on-negative hover:bg-negative-strong',
        link: 'text-accent-text underline-offset-4 hover:underline',
      },
      size: {
        normal: 'min-h-11 px-4',
        small: 'min-h-11 px-3 text-sm sm:min-h-9',
        icon: 'size-11 shrink-0',
        text: '-mx-1 min-h-11 px-1 text-sm',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'normal' },
  },
)

type Look = VariantProps<typeof look>

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & { busy?: boolean; resting?: boolean; icon?: ReactNode }

/**
 * A button. `busy` keeps the text, shows a spinner instead of the icon and ignores presses. `resting` ignores them too
 * and looks as ever.
 * An icon alone needs an `aria-label`. `className` is for its place; variants set its look.
 */
export const Button = ({
  variant,
  size,
  wide,
  busy,
  resting,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={busy || undefined}
    aria-disabled={busy || resting || undefined}
    onClick={busy || resting ? (event) => event.preventDefault() : onClick}
    className={cx(look({ variant, size, wide }), className)}
  >
    {busy ? <LoaderCircle aria-hidden="true" className="animate-spin" /> : icon}
    {children}
  </button>
)

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { icon?: ReactNode }

/** A link that looks like a button. */
export const LinkButton = ({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) => (
  <a {...rest} className={cx(look({ variant, size, wide }), className)}>
    {icon}
    {children}
  </a>
)
