import type { ReactNode } from 'react'

const icon = (shape: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    {shape}
  </svg>
)

export const CloseIcon = () => icon(<path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />)
export const PreviousIcon = () => icon(<path d="M15 5l-7 7 7 7" strokeLinecap="round" strokeLinejoin="round" />)
export const NextIcon = () => icon(<path d="M9 5l7 7-7 7" strokeLinecap="round" strokeLinejoin="round" />)
export const MinusIcon = () => icon(<path d="M6 12h12" strokeLinecap="round" />)
export const PlusIcon = () => icon(<path d="M6 12h12M12 6v12" strokeLinecap="round" />)
export const TickIcon = () => icon(<path d="M5 12.5l4.5 4.5L19 7.5" strokeLinecap="round" strokeLinejoin="round" />)
export const CashIcon = () =>
  icon(
    <>
      <rect x="3" y="6.5" width="18" height="11" rx="2" />
      <circle cx="12" cy="12" r="2.5" />
    </>,
  )
export const BagIcon = () =>
  icon(
    <>
      <path d="M5.5 8.5h13l1 11.5h-15z" strokeLinejoin="round" />
      <path d="M8.5 8.5a3.5 3.5 0 0 1 7 0" />
    </>,
  )
export const ChatIcon = () =>
  icon(
    <path
      d="M4 20l1.3-4A8 8 0 1 1 8.2 18.900zM9 9.500c0 3.500 2.500 6 6 6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />,
  )
