/** Words of people of the shop. */

export const packsOrders = 'Packs orders'
export const managesTheShop = 'Manages the shop'
export const whatPackersDo =
  'Sees orders, moves them on, prints slips and makes courier files. No prices, no customers, no settings.'
export const whatManagersDo = 'Everything but your plan, where your money goes, people, and deleting the shop.'
export const invited = 'Invited'
export const invitationExpired = 'Invitation expired'
export const worksHere = 'Works here'
export const noRoomInYourPlan = 'No room in your plan'
export const inviteSomebody = 'Invite somebody'
export const sendInvitation = 'Send Invitation'
export const failedToSendTheInvitation = 'Failed to send the invitation'
export const email = 'Email'
export const theyGetALink = 'They get a link that works for a week.'
export const whatMayTheyDo = 'What may they do?'
export const failedToFetchTheLog = 'Failed to fetch the log'
export const whatWasDone = 'What was done'
export const eachChangeInYourShop = 'Each change in your shop, while somebody works in it with you.'
export const nothingYet = 'Nothing yet.'
export const pagesOfTheLog = 'Pages of the log'
export const actionsFor = (name: string): string => `Actions for ${name}`
export const makeRole = (role: string): string => `Make: ${role}`
export const sendANewLink = 'Send a new link'
export const takeInvitationBack = 'Take invitation back'
export const failedToFetchPeople = 'Failed to fetch the people of your shop'
export const invite = 'Invite'
export const inviteSomebodyToHelp =
  'Invite somebody who packs your orders, or manages the shop with you. They sign in with their own email, and you see who did what.'
export const youWorkAlone = 'You work alone'
export const people = 'People'
export const oneHelperIsFree = 'One helper is free. Premium has room for five.'
export const ofPlanUsed = (staff: number, most: number): string => `${staff} of ${most} in your plan.`
export const theyAreSignedOut = 'They are signed out at once, and see nothing of your shop any more.'
export const removeName = (name: string): string => `Remove ${name}?`
