import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Addresses of the sheets of products and menus, which keep the filters in force. */
export function useArticleLink() {
  const [parameters] = useSearchParams()
  return useCallback(
    (kind: 'produit' | 'menu', id: string) => {
      const next = new URLSearchParams(parameters)
      next.set(kind, id)
      return `?${next.toString()}`
    },
    [parameters],
  )
}
