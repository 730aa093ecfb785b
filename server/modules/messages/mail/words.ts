/** Words of the mails to sellers. */
import { domainAdvice as advice } from '#contract/domains/domains.ts'
import { paymentKindNames } from '#contract/order-payments/payment-kinds.ts'
import { CHECK_ADVICE, checkReasonWords } from '#contract/orders/to-check.ts'
import { paymentMethodNames } from '#contract/payment-methods.ts'
import { workWords } from '#contract/staff/staff-words.ts'

/** Lines below the button and below the mail. */
export const frame = {
  buttonFails: 'If the button does not work, open this address:',
  whyYou: 'You received this because this address is used on WhatsStore.',
}

/** Buttons and notes of several mails. */
export const shared = {
  signIn: 'Sign in',
  newPassword: 'Choose a new password',
  notMe: 'This was not me',
  openOrder: 'Open the order',
  unchanged: 'If this was not you, there is nothing to do: your account is unchanged.',
}

export const verification = {
  subject: 'Verify your email for WhatsStore',
  preview: 'One tap and your shop can open.',
  heading: 'Please confirm your email',
  welcome: 'Welcome to WhatsStore! One tap and your shop can open.',
  button: 'Verify email',
  note: 'In the browser where you signed up, it lets you in at once. Elsewhere it asks for the password you chose. The link works once and for 24 hours. If you did not sign up, ignore this mail: nothing happens without it.',
}

export const alreadyRegistered = {
  subject: 'You already have a WhatsStore account',
  preview: 'Somebody tried to sign up with your email address.',
  heading: 'You already have an account',
  text: 'Somebody just tried to sign up with this email address. It already has an account.',
}

export const passwordCode = {
  subject: 'Your WhatsStore password code',
  preview: (minutes: number) => `Use it within ${minutes} minutes to choose a new password.`,
  heading: 'Choose a new password',
  text: 'Enter this one-time password (OTP) where you asked for it, together with your new password.',
  orLink: 'Or open this link on any phone or computer. It needs no OTP.',
  note: (minutes: number) =>
    `Code and link work once and for ${minutes} minutes. Nobody from WhatsStore will ever ask you for them. If you did not ask for a new password, ignore this mail: your password stays as it is.`,
}

export const signInCode = {
  subject: 'Your WhatsStore sign-in code',
  preview: (minutes: number) => `Use it within ${minutes} minutes to sign in.`,
  heading: 'Is it you who is signing in?',
  text: 'Somebody tried many wrong passwords for your account. It is safe. To show that it is you, enter this code together with your password.',
  orLink: 'Or open this link and sign in there with your password. It needs no code.',
  note: (minutes: number) =>
    `Code and link work once and for ${minutes} minutes, and not without your password. Nobody from WhatsStore will ever ask you for them.`,
}

export const wrongCodes = {
  subject: 'Somebody may know your WhatsStore password',
  preview: 'Wrong codes were typed after the right password. Choose a new password.',
  heading: 'Three wrong codes after your password',
  text: 'Somebody typed your right password today, and then three wrong codes. Nobody got in. If this was not you, choose a new password now.',
  note: 'If this was you, there is nothing to do. We write this once a day at most.',
}

export const guessingDevice = {
  subject: 'A device was signed out of your WhatsStore account',
  preview: 'Ten wrong passwords or codes were typed there.',
  heading: 'Ten wrong passwords or codes on one device',
  text: 'A device that was signed in to your account typed ten wrong passwords or codes today, so we signed it out. If this was you, sign in again. If it was not, choose a new password now: it signs every other device out.',
}

export const passwordChanged = {
  subject: 'Your WhatsStore password was changed',
  preview: 'Other devices have been signed out.',
  heading: 'Your password was changed',
  text: 'Your new password is in place. Devices that were signed in with the old one have been signed out.',
  note: 'If this was not you, ask for a new password at once.',
}

export const secondFactorOn = {
  subject: 'Two-step sign-in is on for your WhatsStore account',
  preview: 'From now on, signing in needs a code. Was this you?',
  heading: 'Two-step sign-in is on',
  text: 'From now on, signing in needs a code from an authenticator app as well as your password. If this was you, there is nothing to do.',
  /** To an admin, whose second factor no mailbox may turn off. */
  adminNote: 'If this was not you, choose a new password and tell whoever runs the server to turn it off.',
  undoNote:
    'It turns the code off again, signs every device out and lets you choose a new password. It works for 7 days.',
}

/** Words that the mails about recovery codes and the end of two-step sign-in share. */
export const factor = {
  text: (what: string) => `${what} If this was you, there is nothing to do.`,
  note: 'If this was not you, choose a new password now: it signs every device out.',
}

export const recoveryCodes = {
  subject: 'You have new WhatsStore recovery codes',
  heading: 'You have new recovery codes',
  text: 'New recovery codes were made, and the old ones no longer work.',
}

export const secondFactorOff = {
  subject: 'Two-step sign-in is off for your WhatsStore account',
  heading: 'Two-step sign-in is off',
  text: 'From now on, signing in only needs your password.',
}

export const newEmail = {
  subject: 'Confirm your new email for WhatsStore',
  preview: 'One tap and your account has this address.',
  heading: 'Is this your new email?',
  text: 'Somebody wants to use this address for a WhatsStore account. If it was you, confirm it.',
  button: 'Confirm new email',
  note: 'The link works once and for 24 hours. If it was not you, ignore this mail: nothing happens without it.',
}

export const takenEmail = {
  subject: 'This email already has a WhatsStore account',
  preview: 'Somebody wanted to use it for another account.',
  heading: 'This address has an account',
  text: 'Somebody wanted to use this address for another WhatsStore account. It already has one, so it cannot be used twice.',
}

export const emailChangeAsked = {
  subject: 'Your WhatsStore email is about to change',
  preview: (email: string) => `To ${email}. If it was not you, stop it.`,
  heading: 'Somebody is changing your email',
  text: (email: string) =>
    `Your account will have the address ${email} as soon as the link that we mailed there is opened. If this was you, there is nothing to do here.`,
  note: 'It keeps this address, signs every device out and lets you choose a new password. It works until 7 days after the change.',
}

export const emailChanged = {
  subject: 'Your WhatsStore email was changed',
  preview: (email: string) => `Your account has the address ${email} now.`,
  heading: 'Your email was changed',
  text: (email: string) =>
    `Your account has the address ${email} now. You sign in with it from now on. If this was you, there is nothing to do.`,
  note: 'It puts this address back, signs every device out and lets you choose a new password. It works for 7 days.',
}

/** Changes that the owner may undo for a week. Numbers come with their country code. */
export const changes = {
  shopNumber: 'The WhatsApp number of your shop was changed',
  shopNumberText: (number: string) => `Buyers of your shop write to +${number} from now on.`,
  ownNumber: 'The WhatsApp number of your account was changed',
  ownNumberText: (number: string) => `We reach you at +${number} from now on.`,
  whatsAppLinked: 'A WhatsApp is being linked to your shop',
  whatsAppLinkedText:
    'Somebody asked for the code that links a WhatsApp to your shop. Alerts of new orders go to that number once it is linked.',
  templates: 'The WhatsApp messages of your shop were changed',
  templatesText: 'Your buyers and you get the new texts from now on.',
  methods: 'The accounts that your buyers pay to were changed',
  methodsText: 'Buyers of your shop are shown other accounts to pay to from now on.',
  newBuyers: 'Your WhatsApp now writes to new buyers at once',
  newBuyersText:
    'The official WhatsApp number of your shop writes to new buyers as soon as they order, before you confirm the order.',
  preview: (change: string) => `${change} If it was not you, undo it.`,
  text: (change: string) => `${change} If this was you, there is nothing to do.`,
  note: 'It puts your numbers, accounts and messages back, unlinks WhatsApp, signs every device out and lets you choose a new password. It works for 7 days.',
}

export const deletion = {
  subject: (day: string) => `Your WhatsStore account will be deleted on ${day}`,
  preview: 'Sign in before then to keep it.',
  heading: (day: string) => `Your account will be deleted on ${day}`,
  text: 'Your shop is offline already, and every device is signed out. On that day your shop, products, orders and pictures are removed for good.',
  button: 'Sign in to keep it',
  note: 'If this was not you, sign in, keep your account, and change your password at once.',
}

export const deleted = {
  subject: 'Your WhatsStore account was deleted',
  preview: 'Everything in it has been removed.',
  heading: 'Your account was deleted',
  text: (days: number, backupDays: number) =>
    `You asked for it ${days} days ago. Your shop, products, orders and pictures have been removed; backups that still hold them are gone within ${backupDays} days.`,
  note: 'Thank you for being with us. You can open a new account at any time.',
}

/** Advice by the fault of an address. */
export const domainAdvice = advice

export const domainLost = {
  subject: (host: string) => `Your address ${host} does not work any more`,
  preview: (address: string) => `Your shop is at ${address} meanwhile.`,
  heading: (host: string) => `${host} does not work any more`,
  text: (address: string) => `Your shop is open at ${address} meanwhile. Nothing else has changed.`,
  button: 'Open your shop',
}

export const domainClaimed = {
  subject: (shop: string, host: string) => `${shop} gets the address ${host}`,
  preview: 'If this was not you, change your password now.',
  heading: (shop: string, host: string) => `${host} for ${shop}`,
  text: (host: string) =>
    `Somebody signed in to your account chose ${host} as the address of your shop. It opens there once the records of the domain are right, and we write to you if that ends.`,
  note: 'If this was not you, change your password, then remove the address under “Store”, “Your own address”.',
}

/** Work of somebody invited. */
export const work = workWords

export const invitation = {
  subject: (shop: string) => `${shop} invites you to work in its shop`,
  heading: (shop: string) => `Work in ${shop}`,
  text: (shop: string, work: string) => `The owner of ${shop} invites you to work in the shop. ${work}`,
  button: 'See the invitation',
  note: (days: number) =>
    `The link works once and for ${days} days. If you do not know this shop, ignore this mail: nothing happens without it.`,
}

export const staffJoined = {
  subject: (name: string, shop: string) => `${name} works in ${shop} now`,
  preview: (name: string) => `${name} has accepted your invitation.`,
  heading: (name: string) => `${name} has joined your shop`,
  text: (name: string, email: string, shop: string) =>
    `${name} (${email}) has accepted your invitation to work in ${shop}.`,
  button: 'See who works in your shop',
  note: 'If you did not invite anybody, remove them there at once and change your password.',
}

/** Why an order is to be checked. */
export const checkReasons = checkReasonWords

/** Orders, in mails and in the seller's own alert by WhatsApp. Amounts come as text. */
export const orders = {
  subject: (shop: string, total: string) => `New order at ${shop}: ${total}`,
  heading: (shop: string) => `New order at ${shop}`,
  preview: (total: string, due: string) => `${total}. ${due}.`,
  previewCash: (total: string) => `${total}, cash on delivery.`,
  writeToBuyer: 'WhatsApp the buyer',
  toCollect: (amount: string) => `To collect: ${amount}`,
  askedInAdvance: (amount: string) => `Asked for in advance: ${amount}`,
  toBeChecked: (reason: string) => `To be checked: ${reason} ${CHECK_ADVICE}`,
}

/** An order's line in a digest. */
export const orderLines = {
  line: (id: string, amount: string, due: string, who: string) => `${id}: ${amount}${due && ` (${due})`}, ${who}`,
  checked: (line: string) => `${line} (to be checked)`,
  who: (name: string, goods: string) => [name, goods].filter(Boolean).join(': '),
  goods: (quantity: number, name: string) => `${quantity} × ${name}`,
  more: (count: number) => `${count} more`,
  joined: (goods: string[]) => goods.join(', '),
}

export const missedAlert = {
  subject: 'New order: we could not alert you on WhatsApp',
  preview: 'Please check the connection of your WhatsApp.',
  heading: 'You have a new order',
  note: 'WhatsApp did not accept this message. Please check its connection in your dashboard.',
}

export const interruptedAlert = {
  subject: 'New order: the alert on WhatsApp may not have reached you',
  preview: 'Sending the alert was interrupted, so here it is by mail.',
  heading: 'You have a new order',
  note: 'Sending this message by WhatsApp was interrupted. If you have it there already, it is the same order.',
}

export const cancelledByBuyer = {
  subject: (order: string, shop: string) => `Order ${order} at ${shop} was cancelled by the buyer`,
  preview: (amount: string) => `${amount}. Please do not send it.`,
  heading: 'The buyer has cancelled an order',
  text: (order: string, amount: string, buyer: string) => `Order ${order}, ${amount}, ${buyer}. Please do not send it.`,
}

/** Several mails of a topic as one. */
export const digests = {
  orders: (count: number) => `${count} new orders`,
  unconfirmed: 'Orders that you have not confirmed',
  payments: (count: number) => `${count} payments to look at`,
  reviews: (count: number) => `${count} new reviews`,
  openOrders: 'Open your orders',
  openReviews: 'Open your reviews',
  more: (count: number) => `… and ${count} more.`,
}

/** Ways of payment for points. */
export const payoutMethods = paymentMethodNames

export const withdrawal = {
  subject: 'You asked for a withdrawal of your points',
  preview: (points: string, method: string) => `${points} points, to be paid by ${method}.`,
  heading: 'Your withdrawal request',
  text: (points: string, method: string) =>
    `${points} points are waiting to be paid out by ${method}. If this was you, there is nothing to do.`,
  note: 'Choose a new password there. That cancels the request, returns your points and signs every device out.',
}

/** Ways in which a buyer pays. */
export const paymentKinds = paymentKindNames

/** Notifications. In the dashboard they are in English. */
export const notices = {
  subject: 'A message from WhatsStore',
  premiumUntil: (day: string) => `You have Premium until ${day}`,
  premiumForGood: 'You have Premium without an end date',
  thanks: (words: string) => `${words}. Thank you!`,
  suspended: (shop: string) => `Your store "${shop}" has been suspended. Please contact support.`,
  suspendedFor: (shop: string, reason: string) =>
    `Your store "${shop}" has been suspended. The reason: ${reason}\nPlease contact support.`,
  openAgain: (shop: string) => `Your store "${shop}" is open again.`,
  buyerPaid: (order: string, amount: string, kind: string, reference: string) =>
    `The buyer of order ${order} says that ${amount} is paid: ${kind}, transaction ${reference}. Look into your account, then accept it in the order.`,
  advanceLate: (order: string) =>
    `The advance of order ${order} was not paid in time. The order was cancelled, and its pieces are for sale again.`,
  giveBack: (amount: string) => `${amount} of it was paid: please give it back.`,
  reviewed: (order: string, product: string, stars: number) =>
    `The buyer of order ${order} wrote a review of ${product}, ${stars === 1 ? '1 star' : `${stars} stars`}.`,
  reviewedSaying: (order: string, product: string, stars: number, words: string) =>
    `The buyer of order ${order} wrote a review of ${product}, ${stars === 1 ? '1 star' : `${stars} stars`}: “${words}”`,
  reviewChanged: (order: string, product: string, stars: number) =>
    `The buyer of order ${order} changed a review of ${product}, ${stars === 1 ? '1 star' : `${stars} stars`}.`,
  reviewChangedSaying: (order: string, product: string, stars: number, words: string) =>
    `The buyer of order ${order} changed a review of ${product}, ${stars === 1 ? '1 star' : `${stars} stars`}: “${words}”`,
  oneHoldEnded: (order: string) =>
    `An order was not confirmed in time, so its pieces are for sale again: ${order}. It stays in your orders, marked “To be checked”. Confirming takes the pieces from stock again.`,
  holdsEnded: (count: number, orders: string) =>
    `${count} orders were not confirmed in time, so their pieces are for sale again: ${orders}. They stay in your orders, marked “To be checked”. Confirming takes the pieces from stock again.`,
  listed: (orders: string[]) => orders.join(', '),
  listedAndMore: (orders: string[], more: number) => `${orders.join(', ')} and ${more} more`,
}

/** The end of a paid plan. */
export const planEnds = {
  endsOn: (day: string) => `Your Premium ends on ${day}.`,
  after: 'After that day your shop continues on the Free Plan, and nothing of it is deleted.',
  endedSubject: (day: string) => `Your Premium ended on ${day}`,
  ended: (day: string) => `Your Premium ended on ${day}.`,
  layout: (shown: string, chosen: string) => `Your shop now shows the ${shown} layout. Your ${chosen} design is kept.`,
  kept: 'Nothing is deleted: your products, orders and designs are kept.',
  toKeep: 'To keep it, write to us.',
  toKeepBy: (link: string) => `To keep it, write to us on WhatsApp: ${link}.`,
  toRenew: 'To renew it, write to us.',
  toRenewBy: (link: string) => `To renew it, write to us on WhatsApp: ${link}.`,
  costs: (price: string) => `It costs ${price} a month.`,
}
