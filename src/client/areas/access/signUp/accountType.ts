/** The two kinds of account; the same address may have one of each. */
export type AccountType = 'b2b' | 'canteen'

export const otherType = (type: AccountType): AccountType => (type === 'b2b' ? 'canteen' : 'b2b')
