import CalendarSync from 'lucide-react/icons/calendar-sync'
import CreditCard from 'lucide-react/icons/credit-card'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { ACCOUNT_MODES, paths, type AccountMode } from '../../config/paths'
import { classNames } from '../../design/classNames'
import { accountCopy as copy, MODE_NAMES } from './accountCopy'
import styles from './AccountNavigation.module.css'

const icons: Record<AccountMode, typeof Mail> = {
  commandes: ReceiptText,
  favoris: Heart,
  paniers: ShoppingBasket,
  regulieres: CalendarSync,
  informations: UserRound,
  cartes: CreditCard,
  'mot-de-passe': KeyRound,
  abonnements: Mail,
  parrainage: Gift,
}

/** Slides a strip until one of its links stands in the middle. */
function slideTo(strip: HTMLElement, link: HTMLElement) {
  strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2
}

/** The pages of the account: a column on a desk, a strip that slides on a phone. */
export function AccountNavigation() {
  const { pathname } = useLocation()
  const stripRef = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const strip = stripRef.current
    const current = strip?.querySelector<HTMLElement>('[aria-current]')
    if (strip && current) slideTo(strip, current)
  }, [pathname])

  return (
    <nav className={styles.navigation} aria-label={copy.navigation}>
      {/* The browser leaves a link that the keyboard has reached half out of the strip; under a finger nothing may slide. */}
      <ul
        ref={stripRef}
        className={styles.links}
        onFocus={({ currentTarget, target }) => {
          if (target.matches(':focus-visible')) slideTo(currentTarget, target)
        }}
      >
        {ACCOUNT_MODES.map((mode) => {
          const Icon = icons[mode]
          return (
            <li key={mode}>
              <NavLink className={classNames(styles.link)} to={paths.account.build(mode)}>
                <Icon aria-hidden="true" />
                {MODE_NAMES[mode]}
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
