import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PasskeyOffer_profile$key } from '#generated/relay/PasskeyOffer_profile.graphql'
import { Notice } from '../../../design/notices/Notice'
import { useFocusOnShow } from '../../../design/focus/useFocusOnShow'
import styles from '../signIn/AuthPanel.module.css'
import { AddPasskey } from './AddPasskey'
import { passkeyCopy as copy } from './passkeyCopy'
import { useCanMakePasskeys } from './useCanMakePasskeys'

/** Offers a first passkey after an order, on a device that can make one; nothing to who has one. */
export function PasskeyOffer({ profile }: { profile: PasskeyOffer_profile$key }) {
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeyOffer_profile on CustomerProfile {
        passkeys {
          __typename
        }
      }
    `,
    profile,
  )
  const [isAdded, setAdded] = useState(false)
  const canMake = useCanMakePasskeys()
  if (isAdded) return <PasskeyAdded />
  if (passkeys.length > 0 || !canMake) return null

  return (
    <section className={styles.panel} aria-labelledby="passkey-offer">
      <h2 id="passkey-offer">{copy.offerTitle}</h2>
      <p>{copy.offerLead}</p>
      <AddPasskey onAdded={() => setAdded(true)} />
    </section>
  )
}

function PasskeyAdded() {
  const ref = useFocusOnShow<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="success">{copy.created}</Notice>
    </div>
  )
}
