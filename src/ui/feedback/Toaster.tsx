import { Toaster as Sonner } from 'sonner'

/** Where toasts appear: at the top, away from what is pressed to save. */
export const Toaster = () => (
  <Sonner
    position="top-center"
    visibleToasts={3}
    duration={4000}
    theme="system"
    offset={16}
    mobileOffset={12}
    toastOptions={{
      classNames: {
        toast: '!rounded-xl !border-line !bg-surface !text-sm !text-text !shadow-float',
        success: '[&_[data-icon]]:text-positive',
        error: '[&_[data-icon]]:text-negative',
        warning: '[&_[data-icon]]:text-warning',
        info: '[&_[data-icon]]:text-info',
      },
    }}
  />
)
