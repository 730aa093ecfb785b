import { Toaster as Sonner } from 'sonner'

/** Where toasts appear: above the tab bar on a phone. Put it once on a page. */
export const Toaster = () => (
  <Sonner
    position="bottom-center"
    visibleToasts={3}
    duration={4000}
    theme="system"
    offset={24}
    mobileOffset={{ bottom: 'calc(5rem + env(safe-area-inset-bottom))' }}
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
