import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useWeeklyMenuQuery } from '#generated/relay/useWeeklyMenuQuery.graphql'
import { failureOf, type ActionFailure } from '../../relay/useAction'

const menuQuery = graphql`
  query useWeeklyMenuQuery($week: String!, $withPrice: Boolean!) {
    weeklyMenu(week: $week, withPrice: $withPrice) {
      fileUrl
    }
  }
`

type Result = { ok: true; fileUrl: string } | ActionFailure

/** Requests the menu of a week, and returns where its PDF is. */
export function useWeeklyMenu() {
  const environment = useRelayEnvironment()
  return async (variables: { week: string; withPrice: boolean }): Promise<Result> => {
    try {
      const data = await fetchQuery<useWeeklyMenuQuery>(
        environment,
        menuQuery,
        variables,
      ).toPromise()
      return data
        ? { ok: true, fileUrl: data.weeklyMenu.fileUrl }
        : failureOf(new Error('No response'))
    } catch (error) {
      return failureOf(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
