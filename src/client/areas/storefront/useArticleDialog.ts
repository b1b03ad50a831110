import { useCallback, useEffect, useRef, useState } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ProductDetailsQuery } from '#generated/relay/ProductDetailsQuery.graphql'
import { isOpenedFromList } from '../../config/openedFromList'
import { PARAMETERS } from '../../config/parameters'
import type { ShopQueryVariables } from '#domain/catalogue/shopQuery'
import { useLatest } from '../../services/useLatest'
import { useReleasedReference } from '../../relay/useReleasedReference'
import { useChangeParameters, without } from '../../routing/useChangeParameters'
import { goBack } from '../../routing/wayBack'

/** A pointer that only passes over a card requests nothing. */
const INTENT_MS = 120

const importDetails = () => import(/* webpackChunkName: "article" */ './loadProductDetails')

/** Which product or menu is open. It lives in the address bar, so that a dish can be shared and the back button closes it. */
export function useArticleDialog({ input, distributionPointId }: ShopQueryVariables) {
  const [parameters] = useSearchParams()
  const changeParameters = useChangeParameters()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [reference, setReference] = useState<PreloadedQuery<ProductDetailsQuery> | null>(null)
  useReleasedReference(reference)
  const intent = useRef<ReturnType<typeof setTimeout>>()
  const latest = useRef('')
  const productId = parameters.get(PARAMETERS.product)
  const menuId = parameters.get(PARAMETERS.menu)
  const { date } = input

  const load = useCallback(
    (id: string, isRetry = false) => {
      const variables = { id, date, distributionPointId }
      const wanted = JSON.stringify(variables)
      if (latest.current === wanted && !isRetry) return
      latest.current = wanted
      setReference(null)
      importDetails().then(
        ({ loadProductDetails }) => {
          if (latest.current === wanted) setReference(loadProductDetails(variables))
        },
        // The dialog is of the same chunk: without it there is nothing to show them in.
        () => {
          latest.current = ''
        },
      )
    },
    [date, distributionPointId],
  )

  // A function that stays the same whatever the day: a new one would render every card of the list again.
  const latestLoad = useLatest(load)
  const prepareProduct = useCallback(
    (id: string) => {
      clearTimeout(intent.current)
      intent.current = setTimeout(() => latestLoad.current(id), INTENT_MS)
    },
    [latestLoad],
  )
  useEffect(
    () => () => {
      clearTimeout(intent.current)
      latest.current = ''
    },
    [],
  )

  useEffect(() => {
    if (productId === null) return
    clearTimeout(intent.current)
    load(productId)
  }, [productId, load])

  const close = useCallback(() => {
    if (isOpenedFromList(state)) return goBack(navigate)
    void changeParameters(without(PARAMETERS.product, PARAMETERS.menu), { replace: true })
  }, [changeParameters, navigate, state])

  return {
    productId,
    menuId,
    reference: reference?.variables.id === productId ? reference : null,
    prepareProduct,
    retry: () => productId !== null && load(productId, true),
    close,
  }
}

export type ArticleDialogState = ReturnType<typeof useArticleDialog>
