import { Suspense } from 'react'
import { AwaitedPart } from '../../relay/AwaitedPart'
import { lazyPart } from '../../services/lazyPart'
import type { Modal } from '../../state/modal'
import { useModalOfPage } from './useModalOfPage'

const AddressDimmer = lazyPart(() =>
  import('../../areas/delivery/address/AddressDimmer').then(({ AddressDimmer }) => AddressDimmer),
)
const AuthDialog = lazyPart(() =>
  import('../../areas/access/signIn/AuthDialog').then(({ AuthDialog }) => AuthDialog),
)
const ConsentDialog = lazyPart(() =>
  import('../../areas/legal/consent/ConsentDialog').then(({ ConsentDialog }) => ConsentDialog),
)
const RequestDialog = lazyPart(() =>
  import('../../areas/requests/RequestDialog').then(({ RequestDialog }) => RequestDialog),
)
const ShopModals = lazyPart(() =>
  import('../../areas/storefront/modals/ShopModals').then(({ ShopModals }) => ShopModals),
)

/** The one place that shows the global modal, its code fetched when it first opens. */
export function ModalHost() {
  const { modal, close } = useModalOfPage()
  if (!modal) return null
  return (
    <Suspense fallback={<AwaitedPart onLeave={close} />}>
      <OpenModal modal={modal} />
    </Suspense>
  )
}

function OpenModal({ modal }: { modal: Modal }) {
  switch (modal.kind) {
    case 'signIn':
    case 'canteenAccess':
    case 'signUp':
    case 'lostPassword':
      return <AuthDialog modal={modal} />
    case 'contact':
    case 'quote':
    case 'phoneCall':
    case 'catalogueProspect':
    case 'newsletter':
    case 'weeklyMenu':
      return <RequestDialog modal={modal} />
    case 'consent':
      return <ConsentDialog />
    case 'addressDimmer':
      return <AddressDimmer item={modal.item} />
    default:
      return <ShopModals modal={modal} />
  }
}
