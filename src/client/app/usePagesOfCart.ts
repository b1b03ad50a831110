import { useEffect } from 'react'
import { paths } from '../config/paths'
import { quietMoment } from '../services/quietMoment'
import { preparePage } from './laterRoutes'

/** Whoever fills a cart will look at it and order: both pages come in a quiet moment, unless the person pays for every byte. */
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

/** Chromium alone says so. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
