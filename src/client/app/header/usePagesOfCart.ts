import { useEffect } from 'react'
import { paths } from '../../config/paths'
import { quietMoment } from '../../services/quietMoment'
import { preparePage } from '../navigation/laterRoutes'

/** Preloads the pages of the cart and of the checkout in an idle moment once something is in the cart, unless the browser saves data. */
export function usePagesOfCart(isFilled: boolean): void {
  useEffect(() => {
    if (isFilled && !savesData()) void prepareInTurn().catch(() => undefined)
  }, [isFilled])
}

async function prepareInTurn() {
  for (const page of [paths.cart.build(), paths.order.build('livraison')]) {
    await quietMoment()
    await preparePage(page)
  }
}

/** Only Chromium has it. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
