import CalendarSync from 'lucide-react/icons/calendar-sync'
import CreditCard from 'lucide-react/icons/credit-card'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import UserRound from 'lucide-react/icons/user-round'
import { NavLink, useLocation } from 'react-router-dom'
import { ACCOUNT_MODES, paths, type AccountMode } from '../../config/paths'
import { classNames } from '../../design/classNames'
import { useSlidingRow } from '../../design/layout/useSlidingRow'
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

/** The pages of the account: a column on a desk, a strip that slides on a phone. */
export function AccountNavigation() {
  const { pathname } = useLocation()
  const strip = useSlidingRow<HTMLUListElement>(pathname, styles.links)

  return (
    <nav className={styles.navigation} aria-label={copy.navigation}>
      <ul {...strip}>
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
