export const gridLook = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3'
