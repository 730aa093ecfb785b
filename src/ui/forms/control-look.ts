/** Shared look of text controls. 16 px text, or phones zoom in on focus. */
export const controlLook =
  'min-h-11 w-full min-w-0 rounded-lg border border-edge bg-surface px-3 text-base text-text placeholder:text-muted transition-colors hover:border-text focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-negative disabled:opacity-60'
