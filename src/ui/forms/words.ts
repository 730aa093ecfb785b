/** Words of form controls. */

export const hidePassword = 'Hide password'
export const showPassword = 'Show password'
export const fromLeftAndTop = (x: number, y: number): string => `${x} % from the left, ${y} % from the top`
export const tapThePartThat = 'Tap the part that matters most. It stays in view on phones and on wide screens.'
export const pickedUp = (noun: string, place: number): string => `${noun} ${place} picked up.`
export const atPlaceOf = (place: number, keys: number): string => `At place ${place} of ${keys}.`
export const putDownAtPlaceOf = (place: number, keys: number): string => `Put down at place ${place} of ${keys}.`
export const putBack = 'Put back.'
export const pressSpaceToPick = (noun: string): string =>
  `Press space to pick the ${noun} up, the arrow keys to move it, space to put it down, escape to cancel.`
