const counted = (people: number) => (people > 1 ? `${people}\u00a0personnes` : '1\u00a0personne')

/** The words for a number of people, everywhere. */
export const peopleWords = {
  inSentence: (people: number) => `pour ${counted(people)}`,
  /** Where it begins a line. */
  alone: (people: number) => `Pour ${counted(people)}`,
} as const
