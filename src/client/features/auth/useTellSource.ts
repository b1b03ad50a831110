import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useTellSourceMutation } from '../../../../__generated__/relay/useTellSourceMutation.graphql'
import { useAction } from '../../relay/useAction'
import { useOrigin } from '../../state/useOrigin'
import { useSession } from '../../state/useSession'

/** Tells the shop once which campaign brought somebody who is signed in, as far as they allow it to be known. */
export function useTellSource() {
  const { user } = useSession()
  const utmSource = useOrigin().campaign.utmSource
  const [updateSource] = useAction<useTellSourceMutation>(graphql`
    mutation useTellSourceMutation($utmSource: String!) {
      updateSource(utmSource: $utmSource)
    }
  `)
  const userId = user?.id
  const told = useRef('')

  useEffect(() => {
    if (userId === undefined || !utmSource) return
    const news = `${userId} ${utmSource}`
    if (told.current === news) return
    told.current = news
    // A campaign that is not told is no loss to the customer.
    void updateSource({ utmSource })
  }, [userId, utmSource, updateSource])
}
