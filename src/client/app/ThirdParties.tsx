import { Suspense } from 'react'
import { lazyPart } from '../services/lazyPart'
import { useOrigin } from '../state/useOrigin'
import { useSession } from '../state/useSession'
import { useThirdParties } from './useThirdParties'

const SendCampaignSource = lazyPart(() =>
  import('../areas/access/signUp/SendCampaignSource').then(
    ({ SendCampaignSource }) => SendCampaignSource,
  ),
)

/** Apart from the shell, which is not rendered again when the visitor's consent is read. */
export function ThirdParties() {
  const { user } = useSession()
  const { utmSource } = useOrigin().campaign
  useThirdParties()

  if (user === null || !utmSource) return null
  return (
    <Suspense fallback={null}>
      <SendCampaignSource key={`${user.id} ${utmSource}`} utmSource={utmSource} />
    </Suspense>
  )
}
