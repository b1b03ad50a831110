import { ORDER_HORIZON_DAYS } from '#domain/time/calendar'
import type { DayClosure } from '#domain/delivery/dayOffer'

/** Of a day in the calendar whose choice no notice refuses. */
const closures: Partial<Record<DayClosure, string>> = {
  past: 'Ce jour est passé.',
  tooFarAhead: `Nous prenons les commandes ${ORDER_HORIZON_DAYS}\u00a0jours à l’avance.`,
}

/** Words of the panels and of the dimmer, which come when they are opened. */
export const deliveryPanelCopy = {
  address: 'Adresse de livraison',
  addressHint: 'Numéro, rue et ville. Quatre caractères suffisent pour commencer.',
  addressPlaceholder: '12 rue de la Paix, Paris',
  clearAddress: 'Effacer l’adresse',
  searching: 'Recherche en cours…',
  results: (count: number) =>
    count === 1 ? '1\u00a0adresse trouvée' : `${count}\u00a0adresses trouvées`,
  noResult:
    'Aucune adresse trouvée. Vérifiez l’orthographe de la rue, ou ajoutez la ville ou le code postal.',
  streetMissing: 'Aucune adresse trouvée. Ajoutez la rue.',
  geocoderDown:
    'La recherche d’adresses ne répond pas. Votre saisie est gardée\u00a0: réessayez dans un instant.',
  houseNumberNeeded: 'Il manque le numéro\u00a0: ajoutez-le devant le nom de la rue.',
  noHouseNumber: 'Cette adresse n’a pas de numéro',
  building: 'Bâtiment ou tour',
  buildingLead: 'Nous livrons ce lieu. Où vous y trouverons-nous\u00a0?',
  buildingExample: 'Tour Opus, hall B',
  floor: 'Étage',
  deliverHere: 'Livrer ici',
  checking: 'Nous vérifions que nous livrons à cette adresse…',
  checkFailed:
    'Nous n’avons pas pu vérifier cette adresse. Vérifiez votre connexion puis choisissez-la de nouveau.',
  lastAddresses: 'Vos dernières adresses',
  lastAddressesLoading: 'Vos dernières adresses arrivent…',
  companyLocations: 'Les adresses de votre entreprise',
  noCompanyLocation: 'Votre entreprise n’a pas encore d’adresse pour ce service.',
  companyLocationsFailed: 'Nous n’avons pas pu charger les adresses de votre entreprise.',
  dayNotes: {
    past: 'Passé',
    closed: 'Fermé',
    withoutSales: 'Pas de commande',
    tooLate: 'Trop tard',
    noSlot: 'Complet',
    tooFarAhead: 'Pas encore ouvert',
  } satisfies Record<DayClosure, string>,
  closures,
  slotsLeft: (count: number) =>
    count === 1 ? 'Dernier créneau' : `Plus que ${count}\u00a0créneaux`,
  lastMinute: (fee: string) => `+\u00a0${fee}\u00a0HT`,
  quickTitle: 'Prochains créneaux',
  quickSlot: (day: string, slot: string) => `${day} · ${slot}`,
  otherDate: 'Autre date',
  backToList: 'Revenir à la liste',
  calendarLoading: 'Chargement du calendrier',
  calendarFailed: 'Nous n’avons pas pu charger le calendrier. Vérifiez votre connexion.',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  noSlots: 'Il n’y a plus de créneau ce jour-là. Choisissez un autre jour.',
  chooseOtherDay: 'Choisir un autre jour',
  stress: { low: '', medium: 'Très demandé', high: 'Presque complet' },
  slotUnavailable: 'Complet',
  tooLateOrder: 'Trop tard',
  outOfHours: 'Pas pour tout le panier',
  morning: 'Le matin',
  noon: 'Le midi',
  afternoon: 'L’après-midi',
  evening: 'Le soir',
  dimmerTitle: 'Où livrons-nous votre commande\u00a0?',
  dimmerText: 'La carte et les créneaux dépendent de votre adresse. Nous gardons votre choix.',
}
