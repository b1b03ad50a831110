import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type { SendCampaignSourceMutation } from '#generated/relay/SendCampaignSourceMutation.graphql'
import { IN_BACKGROUND } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'
import { toldSource } from '../../../state/toldSource'

type Props = { userId: string; utmSource: string }

/** Tells the shop once a visit, whatever pages it loads, which campaign brought a person who is signed in. */
export function SendCampaignSource({ userId, utmSource }: Props) {
  const [updateSource] = useAction<SendCampaignSourceMutation>(
    graphql`
      mutation SendCampaignSourceMutation($utmSource: String!) {
        updateSource(utmSource: $utmSource)
      }
    `,
    IN_BACKGROUND,
  )
  const isTold = useRef(false)

  useEffect(() => {
    const told = `${userId} ${utmSource}`
    if (isTold.current || toldSource.load() === told) return
    isTold.current = true
    // A campaign that is not told is no loss to the customer: the next page tries again.
    void updateSource({ utmSource }).then(({ ok }) => ok && toldSource.keep(told))
  }, [userId, utmSource, updateSource])

  // With the sign-out, or the consent that is taken back.
  useEffect(() => () => void toldSource.keep(''), [])

  return null
}
