import { PARAMETERS } from '../../../config/parameters'
import { paths } from '../../../config/paths'

/** The confirmation of an order; the address names it, so that a reload shows it again. */
export const confirmationPath = (orderId: string) =>
  `${paths.order.build('confirmation')}?${new URLSearchParams({ [PARAMETERS.order]: orderId }).toString()}`

/** The order that a confirmation's address names. */
export const confirmedOrderId = (url: string) => new URL(url).searchParams.get(PARAMETERS.order)
