import { Suspense, useCallback, useId, useRef, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { DeliveryBar_query$key } from '#generated/relay/DeliveryBar_query.graphql'
import { hasAddress, type DeliveryAddress } from '#domain/cart/cart'
import { Skeleton } from '../../design/loading/Skeleton'
import { useIsCartBeside } from '../../design/layout/useIsCartBeside'
import { useIsPhone } from '../../design/layout/useIsPhone'
import { AwaitedPart } from '../../relay/AwaitedPart'
import { lazyPart } from '../../services/lazyPart'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel, type DeliveryPanelName } from '../../routing/useDeliveryPanel'
import { deliveryBarCopy } from './deliveryBarCopy'
import { DeliveryPanel } from './DeliveryPanel'
import { DeliverySegment } from './DeliverySegment'
import { deliveryWords } from './deliveryWords'
import styles from './DeliveryBar.module.css'

const DeliveryPanelContent = lazyPart(() =>
  import('./DeliveryPanelContent').then(({ DeliveryPanelContent }) => DeliveryPanelContent),
)

const DeliveryFacts = lazyPart(() =>
  import('./DeliveryFacts').then(({ DeliveryFacts }) => DeliveryFacts),
)

type Props = {
  query: DeliveryBar_query$key
  /** The only addresses that the storefront delivers, or null when any may be typed. */
  companyLocations: readonly DeliveryAddress[] | null
  /** The panel of « Combien ? », which stands above this area. */
  guests: ReactNode
}

const SEGMENTS = [
  { name: 'adresse', label: deliveryBarCopy.where, title: deliveryBarCopy.wherePanel },
  { name: 'jour', label: deliveryBarCopy.when, title: deliveryBarCopy.whenPanel },
  { name: 'creneau', label: deliveryBarCopy.whatTime, title: deliveryBarCopy.whatTimePanel },
  { name: 'convives', label: deliveryBarCopy.howMany, title: deliveryBarCopy.howManyPanel },
] as const

export function DeliveryBar({ query: key, companyLocations, guests }: Props) {
  const query = useFragment(
    graphql`
      fragment DeliveryBar_query on Query {
        ...DeliveryFacts_query
        ...DeliveryPanelContent_query
      }
    `,
    key,
  )
  const { cart } = useCart()
  const { panel, openPanel, closePanel } = useDeliveryPanel()
  const panelId = useId()
  const isAddressKnown = hasAddress(cart)
  const segments = useRef(new Map<DeliveryPanelName, HTMLButtonElement>())
  const returnFocus = useCallback(
    (name: DeliveryPanelName) => segments.current.get(name)?.focus({ preventScroll: true }),
    [],
  )
  const isPhone = useIsPhone()
  const isDesk = useIsCartBeside()
  const { pathname } = useLocation()
  const words = deliveryWords(cart, {
    pathname,
    needsCompanyLocation: companyLocations !== null && companyLocations.length > 0,
    isNarrow: !isDesk,
  })
  const openSegment = SEGMENTS.find(({ name }) => name === panel)
  const facts = isAddressKnown && (
    <p className={styles.facts}>
      <Suspense fallback={null}>
        <DeliveryFacts query={query} />
      </Suspense>
    </p>
  )

  return (
    <>
      <div className={styles.sticky} data-open={panel !== null} data-facts={isAddressKnown}>
        <section className={styles.bar} aria-label={deliveryBarCopy.label}>
          {SEGMENTS.map(({ name, label }) => (
            <DeliverySegment
              key={name}
              ref={(button) => {
                if (button) segments.current.set(name, button)
              }}
              label={label}
              {...words[name]}
              isOpen={panel === name}
              panelId={panelId}
              onToggle={() => (panel === name ? closePanel() : openPanel(name))}
            />
          ))}
          {openSegment && (
            <DeliveryPanel
              key={openSegment.name}
              id={panelId}
              title={openSegment.title}
              name={openSegment.name}
              onClose={closePanel}
              returnFocus={returnFocus}
            >
              <Suspense
                fallback={
                  <>
                    <Skeleton height="12rem" />
                    <AwaitedPart onLeave={closePanel} />
                  </>
                }
              >
                {openSegment.name === 'convives' ? (
                  guests
                ) : (
                  <DeliveryPanelContent
                    panel={openSegment.name}
                    query={query}
                    companyLocations={companyLocations}
                  />
                )}
              </Suspense>
            </DeliveryPanel>
          )}
        </section>
        {!isPhone && facts}
      </div>
      {/* What sticks to a small screen leaves room for the dishes. */}
      {isPhone && facts}
    </>
  )
}
