/** Role in a shop: its owner, or one of her staff. */
export type ShopRole = 'owner' | 'manages' | 'packs'

/** Answers one question of who may. Calls without a policy are the owner's. */
export type Policy = (role: ShopRole) => boolean

/** Reads and moves orders, prints slips, and makes courier files. */
export const mayPack: Policy = (_role) => true

const mayManage: Policy = (role) => role !== 'packs'

/** Changes products, their prices and their stock. */
export const mayChangeProducts: Policy = mayManage
/** Changes what an order holds and costs, records orders from a chat, and enters payments. */
export const mayChangeOrders: Policy = mayManage
/** Reads customers, and takes them and orders away as a file. */
export const mayReadCustomers: Policy = mayManage
/** Changes how the shop looks and sells. Where its money goes is the owner's. */
export const mayChangeShop: Policy = mayManage
/** Reads figures of the shop. */
export const mayReadFigures: Policy = mayManage
