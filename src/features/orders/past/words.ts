export const blocked = 'Blocked'
