import { Toaster as Sonner } from 'sonner'

const offset = { bottom: 'var(--toast-floor)' }

/** Toasts at the bottom of the screen. */
export const Toaster = () => (
  <Sonner
    position="bottom-center"
    visibleToasts={3}
    duration={4000}
    theme="system"
    offset={offset}
    mobileOffset={{ ...offset, top: 'calc(4rem + env(safe-area-inset-top))', left: 0, right: 0 }}
    toastOptions={{
      classNames: {
        // Taps reach what a toast covers.
        toast:
          '!pointer-events-none max-md:!inset-x-0 max-md:!mx-auto max-md:!w-fit max-md:!max-w-[calc(100%-1.5rem)] !gap-3 !rounded-xl !border-line !bg-surface !text-sm !text-text !shadow-float',
        title: 'line-clamp-2 break-words',
        success: '[&_[data-icon]]:text-positive',
        error: '[&_[data-icon]]:text-negative',
        warning: '[&_[data-icon]]:text-warning',
        info: '[&_[data-icon]]:text-info',
        actionButton:
          '!pointer-events-auto !h-11 !rounded-lg !bg-accent !px-4 !font-medium !text-on-accent !text-sm hover:!bg-accent-strong',
      },
    }}
  />
)
