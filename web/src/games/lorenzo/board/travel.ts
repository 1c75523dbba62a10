/** What travels: members to their spaces, cards from the towers to a house, markers of faith. */
import { travelling } from '../../../lib/journeys';

export const [send, receive] = travelling(380); // cards, by their number
export const [leave, arrive] = travelling(320); // members and markers, by seat and kind
