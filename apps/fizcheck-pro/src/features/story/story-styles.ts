/**
 * Not modules: these styles come with the page, while the code that uses their names is loaded apart or not at all.
 */
import './story.css';
import './points.css';
import './figures.css';
