import { RadioGroup } from '../../../design/fields/RadioGroup'
import type { AccountType } from './accountType'
import { authCopy } from '../signIn/authCopy'
import styles from './AccountTypeChoice.module.css'

const options = [
  { value: 'b2b', label: authCopy.company },
  { value: 'canteen', label: authCopy.canteen },
] as const

/** For a company, or at its canteen. */
export const AccountTypeChoice = ({
  value,
  onChange,
}: {
  value: AccountType
  onChange: (value: AccountType) => void
}) => (
  <div className={styles.choice}>
    <RadioGroup<AccountType>
      legend={authCopy.accountType}
      isLegendHidden
      options={options}
      value={value}
      onChange={onChange}
    />
  </div>
)
