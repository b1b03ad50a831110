export const calendarEntryCopy = { add: 'Ajouter à mon agenda' } as const
