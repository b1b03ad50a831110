// As long as the parts of an address may be, so that a long text costs no more than its length.
const ADDRESS =
  /[^\s<>()[\]{}"'`,;:/=@]{1,64}@(?:[^\s<>()[\]{}"'`,;:/=@.]{1,63}\.){1,9}\p{L}[\p{L}\d-]{1,62}/gu

/** A text in which no e-mail address can be read: mail servers and databases repeat those of customers in their errors. */
export const maskAddresses = (text: string): string => text.replace(ADDRESS, '…@…')
