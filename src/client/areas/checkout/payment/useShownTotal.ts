import { useState } from 'react'

/** The total that the pay button says: the screen's own, until the server has named another and the screen has not caught up. */
export function useShownTotal(ownTotal: number) {
  const [named, setNamed] = useState({ instead: ownTotal, total: ownTotal })
  return {
    shownTotal: named.instead === ownTotal ? named.total : ownTotal,
    acceptTotal: (total: number) => setNamed({ instead: ownTotal, total }),
  }
}
