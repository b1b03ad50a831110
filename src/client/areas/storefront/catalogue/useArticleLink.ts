import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What is open, which no filter is: the addresses of all cards would change with every panel. */
const OPEN = ['produit', 'menu', 'livraison']

/** Addresses of the sheets of products and menus, which keep the filters in force. */
export function useArticleLink() {
  const [parameters] = useSearchParams()
  const kept = new URLSearchParams([...parameters].filter(([name]) => !OPEN.includes(name)))
  const filters = kept.toString()
  return useCallback(
    (kind: 'produit' | 'menu', id: string) => {
      const next = new URLSearchParams(filters)
      next.set(kind, id)
      return `?${next.toString()}`
    },
    [filters],
  )
}
